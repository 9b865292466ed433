import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    'cookie-banner': {
      label: 'ملفات تعريف الارتباط',
      accept: 'قبول',
      decline: 'رفض',
      notice: {
        compat: 'باستخدامك هذا الموقع، فإنك توافق على استخدامنا لملفات تعريف الارتباط.',
        gdpr: 'بموافقتك، نستخدم ملفات تعريف الارتباط وخدمات شركات أخرى. يمكنك الرفض، ويمكنك تغيير رأيك في أي وقت.',
      },
      manage: 'إدارة ملفات تعريف الارتباط',
    },
    'cookie-panel': {
      title: 'خياراتك لملفات تعريف الارتباط',
      save: 'حفظ الخيارات',
      acceptAll: 'قبول الكل',
      declineAll: 'رفض الكل',
      always: 'مفعّلة دائمًا',
      optedOut:
        'يطلب متصفحك من المواقع عدم تتبّعك (Global Privacy Control)، لذا فإن التحليلات والتسويق متوقفان ما لم تفعّلهما هنا.',
      chosen: 'آخر تغيير في {0}.',
      necessary: {
        name: 'ضرورية',
        text: 'ما لا يعمل الموقع من دونه: سلة التسوق وتسجيل الدخول وتذكّر هذا الاختيار.',
      },
    },
    'cookie-categories': {
      functional: { name: 'وظيفية', text: 'محتوى شركات أخرى في الصفحة، مثل مقاطع الفيديو والخرائط والخطوط.' },
      analytics: { name: 'تحليلات', text: 'تحصي الزيارات لتحسين الموقع.' },
      marketing: { name: 'تسويق', text: 'تقيس الإعلانات وتعرض ما قد يهمّك منها.' },
    },
  },
  de: {
    'cookie-banner': {
      label: 'Cookies',
      accept: 'Akzeptieren',
      decline: 'Ablehnen',
      notice: {
        compat: 'Mit der Nutzung dieser Website stimmen Sie unserer Verwendung von Cookies zu.',
        gdpr: 'Mit Ihrer Einwilligung verwenden wir Cookies und Dienste anderer Unternehmen. Sie können ablehnen und Ihre Entscheidung jederzeit ändern.',
      },
      manage: 'Cookies verwalten',
    },
    'cookie-panel': {
      title: 'Ihre Cookie-Auswahl',
      save: 'Auswahl speichern',
      acceptAll: 'Alle akzeptieren',
      declineAll: 'Alle ablehnen',
      always: 'Immer aktiv',
      optedOut:
        'Ihr Browser bittet Websites, Sie nicht zu verfolgen (Global Privacy Control). Statistik und Marketing sind deshalb aus, solange Sie sie hier nicht einschalten.',
      chosen: 'Zuletzt geändert am {0}.',
      necessary: {
        name: 'Notwendig',
        text: 'Ohne sie geht es nicht: Warenkorb, Anmeldung und das Merken dieser Auswahl.',
      },
    },
    'cookie-categories': {
      functional: {
        name: 'Funktional',
        text: 'Inhalte anderer Unternehmen auf der Seite, etwa Videos, Karten und Schriften.',
      },
      analytics: { name: 'Statistik', text: 'Zählt Besuche, damit die Website besser werden kann.' },
      marketing: { name: 'Marketing', text: 'Misst Werbung und zeigt solche, die Sie interessieren könnte.' },
    },
  },
  es: {
    'cookie-banner': {
      label: 'Cookies',
      accept: 'Aceptar',
      decline: 'Rechazar',
      notice: {
        compat: 'Al utilizar este sitio web, usted acepta nuestro uso de cookies.',
        gdpr: 'Con su consentimiento, utilizamos cookies y servicios de otras empresas. Puede rechazarlos y cambiar de opinión en cualquier momento.',
      },
      manage: 'Gestionar cookies',
    },
    'cookie-panel': {
      title: 'Sus preferencias de cookies',
      save: 'Guardar preferencias',
      acceptAll: 'Aceptar todas',
      declineAll: 'Rechazar todas',
      always: 'Siempre activas',
      optedOut:
        'Su navegador pide a los sitios que no le rastreen (Global Privacy Control), por lo que las estadísticas y el marketing están desactivados, salvo que los active aquí.',
      chosen: 'Última modificación: {0}.',
      necessary: {
        name: 'Necesarias',
        text: 'Lo que el sitio necesita para funcionar: el carrito, el inicio de sesión y recordar esta elección.',
      },
    },
    'cookie-categories': {
      functional: {
        name: 'Funcionales',
        text: 'Contenido de otras empresas en la página, como vídeos, mapas y tipos de letra.',
      },
      analytics: { name: 'Estadísticas', text: 'Cuentan las visitas para poder mejorar el sitio.' },
      marketing: { name: 'Marketing', text: 'Miden los anuncios y muestran los que pueden interesarle.' },
    },
  },
  fr: {
    'cookie-banner': {
      label: 'Cookies',
      accept: 'Accepter',
      decline: 'Refuser',
      notice: {
        compat: 'En utilisant ce site, vous acceptez notre utilisation des cookies.',
        gdpr: 'Avec votre consentement, nous utilisons des cookies et des services d’autres entreprises. Vous pouvez refuser, et changer d’avis à tout moment.',
      },
      manage: 'Gérer les cookies',
    },
    'cookie-panel': {
      title: 'Vos choix de cookies',
      save: 'Enregistrer mes choix',
      acceptAll: 'Tout accepter',
      declineAll: 'Tout refuser',
      always: 'Toujours actifs',
      optedOut:
        'Votre navigateur demande aux sites de ne pas vous suivre (Global Privacy Control)\u00a0: les statistiques et le marketing sont donc désactivés, sauf si vous les activez ici.',
      chosen: 'Dernière modification le {0}.',
      necessary: {
        name: 'Nécessaires',
        text: 'Ce dont le site ne peut se passer\u00a0: le panier, la connexion et la mémorisation de ce choix.',
      },
    },
    'cookie-categories': {
      functional: {
        name: 'Fonctionnels',
        text: 'Les contenus d’autres entreprises présents sur la page, comme les vidéos, les cartes et les polices.',
      },
      analytics: { name: 'Statistiques', text: 'Comptent les visites, afin d’améliorer le site.' },
      marketing: {
        name: 'Marketing',
        text: 'Mesurent les publicités, et affichent celles qui peuvent vous intéresser.',
      },
    },
  },
  ja: {
    'cookie-banner': {
      label: 'Cookie',
      accept: '同意する',
      decline: '拒否する',
      notice: {
        compat: '当サイトを利用することで、Cookieの使用に同意したものとみなされます。',
        gdpr: '同意いただいた場合に限り、Cookieおよび他社のサービスを使用します。拒否することも、後からいつでも変更することもできます。',
      },
      manage: 'Cookieを管理',
    },
    'cookie-panel': {
      title: 'Cookieの選択',
      save: '選択を保存',
      acceptAll: 'すべて同意する',
      declineAll: 'すべて拒否する',
      always: '常に有効',
      optedOut:
        'ご利用のブラウザーは追跡しないようサイトに求めています（Global Privacy Control）。そのため、ここでオンにしない限り、分析とマーケティングはオフになっています。',
      chosen: '最終変更日：{0}',
      necessary: { name: '必須', text: 'カート、ログイン、この選択の保存など、サイトに欠かせないものです。' },
    },
    'cookie-categories': {
      functional: { name: '機能', text: '動画、地図、フォントなど、ページ内の他社のコンテンツです。' },
      analytics: { name: '分析', text: 'サイトの改善のために訪問数を計測します。' },
      marketing: { name: 'マーケティング', text: '広告の効果を測定し、関心に合いそうな広告を表示します。' },
    },
  },
} satisfies TranslationTable
