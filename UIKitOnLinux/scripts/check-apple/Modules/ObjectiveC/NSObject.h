// Objective-C's root class, as Apple declares it. Modules/ObjectiveC.swiftinterface has Swift's additions.
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class
#pragma once

typedef _Bool BOOL;
typedef unsigned long NSUInteger;
typedef struct objc_class *Class;
typedef struct objc_object { Class isa; } *id;

#pragma clang assume_nonnull begin

__attribute__((swift_name("NSObjectProtocol")))
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
- (id)copy;
- (id)mutableCopy;
@end

#pragma clang assume_nonnull end
