require "bundler/setup"
require "rails"
require "active_record/railtie"
require "action_controller/railtie"
require "action_view/railtie"

module Clay
  class Application < Rails::Application
    config.load_defaults 6.1
    config.eager_load = Rails.env.production?
    config.public_file_server.enabled = true
  end
end
