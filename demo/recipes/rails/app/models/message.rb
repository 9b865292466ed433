class Message < ApplicationRecord
  validates :name, :message, presence: true
  validates :email, format: { with: /\A[^@\s]+@[^@\s]+\.[^@\s]+\z/ }
end
