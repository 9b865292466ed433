import type { Translations } from '../../translator/translator'

/** Finding, following, booking and coming. */
export const visit: Translations = {
  calendar: {
    label: 'التقويم',
    previous: 'الشهر السابق',
    next: 'الشهر التالي',
    today: 'اليوم',
    views: 'طريقة العرض',
    month: 'شهر',
    list: 'قائمة',
    choose: 'يرجى اختيار يوم لعرض فعالياته.',
    none: 'لا توجد فعاليات في هذا اليوم.',
    noneInMonth: 'لا توجد فعاليات في هذا الشهر.',
    loading: 'يجري تحميل الفعاليات…',
    events:
      '{0, plural, zero {لا فعاليات} one {فعالية واحدة} two {فعاليتان} few {{1} فعاليات} many {{1} فعالية} other {{1} فعالية}}',
  },
  archive: { label: 'الأرشيف', show: 'عرض' },
  'rss-list': { label: 'الأخبار' },
  'tour-dates': {
    tickets: 'التذاكر',
    soldOut: 'نفدت التذاكر',
    empty: 'لا توجد مواعيد حاليًا.',
  },
  booking: {
    link: 'حجز طاولة عبر {0}',
    linkAt: 'حجز طاولة في {1} عبر {0}',
    show: 'الحجز هنا في هذه الصفحة',
    notice: 'يأتي نموذج الحجز من {0}، الذي سيعلم عندئذٍ بوجودك هنا.',
    loading: 'يجري تحميل نموذج الحجز…',
    failed: 'تعذّر تحميل نموذج الحجز. يمكن الوصول إليه عبر الرابط.',
  },
  'member-area': {
    logIn: 'تسجيل الدخول',
    logOut: 'تسجيل الخروج',
    account: 'حسابك',
    loggedIn: 'تم تسجيل دخولك.',
  },
  search: {
    label: 'البحث',
    button: 'بحث',
    results: 'نتائج البحث',
    searching: 'يجري البحث…',
    nothing: 'لم يُعثر على شيء عن «{0}»',
    found:
      '{0, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {{1} نتائج} many {{1} نتيجة} other {{1} نتيجة}}',
    all: '{0, plural, zero {عرض النتائج} one {عرض النتيجة} two {عرض النتيجتين} few {عرض النتائج كلها ({1})} many {عرض النتائج كلها ({1})} other {عرض النتائج كلها ({1})}}',
  },
  'social-follow': { follow: 'متابعة \u2066@{0}\u2069' },
  'social-links': {
    label: 'حساباتنا ووسائل التواصل',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
  },
  summary: {
    loading: 'يجري التحميل…',
    readMore: 'قراءة المزيد',
    readMoreOf: 'قراءة المزيد: {0}',
  },
  widget: { loading: 'يجري التحميل…' },
}
