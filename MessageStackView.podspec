Pod::Spec.new do |spec|
  spec.name = 'MessageStackView'
  spec.version = '0.1.0'
  spec.summary = 'In-app posts for UIKit: banners, toasts and messages, queued, swiped away and announced.'
  spec.description = <<-TEXT
    Shows views for a while: badge messages on the key window, banners in any view. A queue decides when each one
    comes and goes; a poster decides where and how it moves.
  TEXT
  # Not published yet; the address comes with the first release.
  spec.homepage = 'https://example.org/MessageStackView'
  spec.license = { type: 'MIT', file: 'LICENSE' }
  spec.author = 'MessageStackView contributors'
  spec.source = { git: "#{spec.homepage}.git", tag: spec.version.to_s }
  spec.swift_version = '6.0'
  spec.ios.deployment_target = '15.0'
  spec.source_files = 'Sources/MessageStackView/**/*.swift'
  spec.frameworks = 'UIKit'
end
