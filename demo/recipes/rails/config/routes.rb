Rails.application.routes.draw do
  resources :messages, only: [:create] do
    get :thanks, on: :collection
  end
  root "messages#new"
end
