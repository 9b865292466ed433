from django.urls import reverse_lazy
from django.views.generic import CreateView, TemplateView

from .models import Message


class Home(CreateView):
    model = Message
    fields = ["name", "email", "message"]
    template_name = "home.html"
    success_url = reverse_lazy("thanks")

    def form_invalid(self, form):
        response = super().form_invalid(form)
        response.status_code = 422
        return response


class Thanks(TemplateView):
    template_name = "thanks.html"
