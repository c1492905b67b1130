// A screen in Objective-C, which posts with the adapter of the article "Migrating from OwlBanners".
#import <UIKit/UIKit.h>

#import "MyApp-Swift.h"

@interface SettingsViewController : UIViewController
@property (nonatomic, nullable) AppBanner *banner;
@end

@implementation SettingsViewController

- (void)save {
    [AppBanner showTitle:@"Saved" subtitle:nil severity:BannerSeveritySuccess whenEnded:nil];
}

- (void)showFailure {
    self.banner = [AppBanner showTitle:@"Not saved"
                              subtitle:@"There is no network."
                              severity:BannerSeverityError
                             whenEnded:^(NSString *reason) { NSLog(@"ended: %@", reason); }];
}

- (void)showTicket:(UIView *)ticket {
    self.banner = [AppBanner showView:ticket seconds:8];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    if (!self.banner.isEnded) { [self.banner remove]; }
}

@end
