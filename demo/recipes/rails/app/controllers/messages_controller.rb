class MessagesController < ApplicationController
  def new
    @message = Message.new
  end

  def create
    @message = Message.new(params.require(:message).permit(:name, :email, :message))
    if @message.save
      redirect_to thanks_messages_path, status: :see_other
    else
      render :new, status: :unprocessable_entity
    end
  end

  def thanks
  end
end
