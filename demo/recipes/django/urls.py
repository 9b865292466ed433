from django.urls import path

from shop import views

urlpatterns = [
    path("", views.Home.as_view(), name="home"),
    path("thanks/", views.Thanks.as_view(), name="thanks"),
]
