// The part of Foundation that the screen and the generated header of its adapter use, as Apple declares it.
#pragma once

@import ObjectiveC;

#define nil ((id)0)
#define YES ((BOOL)1)
#define NO ((BOOL)0)
typedef long NSInteger;
typedef double NSTimeInterval;

#pragma clang assume_nonnull begin

@interface NSString : NSObject
@end

extern void NSLog(NSString *format, ...);

#pragma clang assume_nonnull end
