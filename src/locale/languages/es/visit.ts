import type { Translations } from '../../translator/translator'

/** Finding, following, booking and coming. */
export const visit: Translations = {
  calendar: {
    label: 'Calendario',
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    today: 'Hoy',
    views: 'Vista',
    month: 'Mes',
    list: 'Lista',
    choose: 'Elija un día para ver sus eventos.',
    none: 'No hay eventos este día.',
    noneInMonth: 'No hay eventos este mes.',
    loading: 'Cargando eventos…',
    events: '{0, plural, one {{1} evento} many {{1} de eventos} other {{1} eventos}}',
  },
  archive: { label: 'Archivo', show: 'Ver' },
  'rss-list': { label: 'Novedades' },
  'tour-dates': { tickets: 'Entradas', soldOut: 'Agotadas', empty: 'No hay fechas por el momento.' },
  booking: {
    link: 'Reservar mesa en {0}',
    linkAt: 'Reservar mesa en {1} a través de {0}',
    show: 'Reservar aquí, en esta página',
    notice: 'El formulario procede de {0}, que sabrá entonces que usted está aquí.',
    loading: 'El formulario se está cargando…',
    failed: 'No se ha podido cargar el formulario. El enlace lleva a él.',
  },
  'member-area': {
    logIn: 'Iniciar sesión',
    logOut: 'Cerrar sesión',
    account: 'Su cuenta',
    loggedIn: 'Ha iniciado sesión.',
  },
  search: {
    label: 'Búsqueda',
    button: 'Buscar',
    results: 'Resultados de la búsqueda',
    searching: 'Buscando…',
    nothing: 'No se ha encontrado nada para «{0}»',
    found: '{0, plural, one {{1} resultado} many {{1} de resultados} other {{1} resultados}}',
    all: '{0, plural, one {Ver {1} resultado} many {Ver los {1} de resultados} other {Ver los {1} resultados}}',
  },
  'social-follow': { follow: 'Seguir a @{0}' },
  'social-links': { label: 'Redes sociales', email: 'Correo electrónico', phone: 'Teléfono' },
  summary: { loading: 'Cargando…', readMore: 'Leer más', readMoreOf: 'Leer más: {0}' },
  widget: { loading: 'Cargando…' },
}
