// The part of UIKit that the screen uses, as Apple declares it.
#pragma once

@import Foundation;

@interface UIView : NSObject
@end

@interface UIViewController : NSObject
- (void)viewWillDisappear:(BOOL)animated;
@end
