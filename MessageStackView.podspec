Pod::Spec.new do |spec|
  spec.name = 'MessageStackView'
  spec.version = '1.0.0-rc.1'
  spec.summary = 'In-app posts for UIKit and SwiftUI: banners, toasts, cards, alerts and forms.'
  spec.description = <<-TEXT
    Shows views for a while: messages with buttons, badges, toasts, stacks, decks, pop-ups, alerts, forms, or any view. Posts
    wait in a queue, can be caught and thrown away during their animations, avoid the keyboard, are announced by VoiceOver,
    and report why they ended.
  TEXT
  # Placeholders. scripts/set-repository replaces them here and in all other files.
  spec.homepage = 'https://example.org/MessageStackView'
  spec.documentation_url = 'https://docs.example.org/MessageStackView'
  spec.license = { type: 'MIT', file: 'LICENSE' }
  spec.author = 'MessageStackView contributors'
  spec.source = { git: "#{spec.homepage}.git", tag: spec.version.to_s }
  # The language mode. The compiler is that of Xcode 26 or newer.
  spec.swift_version = '6.0'
  spec.ios.deployment_target = '15.0'
  spec.visionos.deployment_target = '1.0'
  spec.frameworks = 'UIKit'
  spec.default_subspec = 'Core'
  # The module of all subspecs is MessageStackView. A part of it is for the other products of the package.
  spec.pod_target_xcconfig = { 'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name MessageStackView' }

  spec.subspec 'Core' do |core|
    core.source_files = 'Sources/MessageStackView/**/*.swift'
    # The code of the tutorials, which are compiled in the example.
    core.exclude_files = 'Sources/MessageStackView/**/*.docc/**/*'
  end

  spec.subspec 'Forms' do |forms|
    forms.dependency 'MessageStackView/Core'
    forms.source_files = 'Sources/MessageStackViewForms/**/*.swift'
    forms.exclude_files = 'Sources/MessageStackViewForms/**/*.docc/**/*'
  end

  spec.subspec 'Connectivity' do |connectivity|
    connectivity.dependency 'MessageStackView/Core'
    connectivity.source_files = 'Sources/MessageStackViewConnectivity/**/*.swift'
    connectivity.exclude_files = 'Sources/MessageStackViewConnectivity/**/*.docc/**/*'
  end

  spec.subspec 'Version3' do |version3|
    version3.dependency 'MessageStackView/Connectivity'
    version3.source_files = 'Sources/MessageStackViewVersion3/**/*.swift'
    version3.exclude_files = 'Sources/MessageStackViewVersion3/**/*.docc/**/*'
  end
end
