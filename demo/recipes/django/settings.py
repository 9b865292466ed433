from pathlib import Path

BASE_DIR = Path(__file__).resolve().parent
SECRET_KEY = "only for this recipe"
DEBUG = True
ROOT_URLCONF = "urls"
STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
INSTALLED_APPS = ["django.contrib.staticfiles", "shop"]
MIDDLEWARE = [
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {"context_processors": ["django.template.context_processors.request"]},
    }
]
DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": BASE_DIR / "db.sqlite3"}}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
