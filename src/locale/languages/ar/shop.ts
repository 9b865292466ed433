import type { Translations } from '../../translator/translator'

/** Products, the cart and what is said of both. */
export const shop: Translations = {
  goods: {
    from: 'ابتداءً من {0}',
    salePrice: 'سعر التخفيض',
    originalPrice: 'السعر الأصلي',
    soldOut: 'نفدت الكمية',
    notMade: 'غير متوفر',
    choose: 'اختيار {0}',
    onlyLeft:
      '{0, plural, zero {لم يتبقَّ شيء} one {تبقّت قطعة واحدة فقط} two {تبقّت قطعتان فقط} few {تبقّت # قطع فقط} many {تبقّت # قطعة فقط} other {تبقّت # قطعة فقط}}',
    someInCart:
      '{0, plural, zero {} one {، واحدة منها في سلتك} two {، اثنتان منها في سلتك} few {، # منها في سلتك} many {، # منها في سلتك} other {، # منها في سلتك}}',
    allInCart: '، وهي في سلتك بالفعل',
    mostAtOnce:
      '{0, plural, zero {لا يمكن طلب أي قطعة.} one {يمكنك طلب قطعة واحدة على الأكثر.} two {يمكنك طلب قطعتين على الأكثر.} few {يمكنك طلب # قطع على الأكثر.} many {يمكنك طلب # قطعة على الأكثر.} other {يمكنك طلب # قطعة على الأكثر.}}',
    quantity: 'يرجى إدخال عدد صحيح أكبر من 0.',
  },
  product: {
    addToCart: 'إضافة إلى السلة',
    subscribe: 'اشتراك',
    adding: 'تجري الإضافة…',
    addedShort: 'تمت الإضافة!',
    added: '«{0}» في سلتك.',
    addedUntitled: 'المنتج في سلتك.',
    viewCart: 'عرض السلة',
    quantity: 'الكمية:',
  },
  'product-list': {
    views: 'طريقة العرض',
    grid: 'شبكة',
    list: 'قائمة',
    product: 'كبير',
    quickView: 'عرض سريع',
    'sold-out': 'نفدت الكمية',
    sale: 'تخفيض',
  },
  'quick-view': {
    name: 'منتج',
    close: 'إغلاق',
    loading: 'يجري التحميل…',
    failed: 'تعذّر عرض هذا المنتج هنا.',
    page: 'عرض الصفحة الكاملة',
  },
  donation: {
    amount: 'المبلغ',
    otherAmount: 'مبلغ آخر',
    wrongAmount: 'يرجى إدخال مبلغ مثل 25 أو 12.50.',
  },
  subscription: {
    week: '{0, plural, zero {يتجدد كل # أسبوع} one {يتجدد كل أسبوع} two {يتجدد كل أسبوعين} few {يتجدد كل # أسابيع} many {يتجدد كل # أسبوعًا} other {يتجدد كل # أسبوع}}',
    month:
      '{0, plural, zero {يتجدد كل # شهر} one {يتجدد كل شهر} two {يتجدد كل شهرين} few {يتجدد كل # أشهر} many {يتجدد كل # شهرًا} other {يتجدد كل # شهر}}',
    year: '{0, plural, zero {يتجدد كل # سنة} one {يتجدد كل سنة} two {يتجدد كل سنتين} few {يتجدد كل # سنوات} many {يتجدد كل # سنة} other {يتجدد كل # سنة}}',
    payments:
      '{0, plural, zero {بلا دفعات} one {لدفعة واحدة} two {لدفعتين} few {لـ # دفعات} many {لـ # دفعة} other {لـ # دفعة}}',
  },
  cart: {
    quantity: 'تعذّر تحديث الكمية',
    remove: 'تعذّرت إزالة المنتج',
    add: 'حدث خطأ ما',
    noSession: 'إما أن جلستك قد انتهت أو أن ملفات تعريف الارتباط غير مفعّلة. لا يمكننا المتابعة إلى الدفع.',
    minimum: 'لإتمام الشراء، يجب ألا يقل المجموع الفرعي لطلبك عن {0}.',
  },
  'cart-count': {
    spoken:
      '{0, plural, =0 {السلة فارغة} zero {السلة فارغة} one {منتج واحد في السلة} two {منتجان في السلة} few {# منتجات في السلة} many {# منتجًا في السلة} other {# منتج في السلة}}، المجموع الفرعي {1}',
  },
  'cart-drawer': {
    title: 'سلة التسوق',
    close: 'إغلاق',
    viewCart: 'عرض السلة',
    goOn: 'متابعة التسوق',
  },
  'cart-page': {
    empty: 'سلة التسوق فارغة.',
    goOn: 'متابعة التسوق',
    gone: 'لم يعد معروضًا للبيع',
    problems: {
      gone: 'لم يعد هذا المنتج معروضًا للبيع. يرجى إزالته.',
      'sold-out': 'نفدت كمية هذا المنتج. يرجى إزالته.',
      'too-many':
        '{0, plural, zero {لم يتبقَّ شيء.} one {تبقّت قطعة واحدة فقط.} two {تبقّت قطعتان فقط.} few {تبقّت # قطع فقط.} many {تبقّت # قطعة فقط.} other {تبقّت # قطعة فقط.}}',
    },
    wholeNumber: 'يرجى إدخال عدد صحيح.',
    quantityOf: 'كمية {0}',
    fewer: 'إنقاص كمية {0} بواحد',
    more: 'زيادة كمية {0} بواحد',
    remove: 'إزالة',
    removeNamed: 'إزالة {0}',
    removed: 'تمت إزالة {0}.',
    undo: 'تراجع',
    undoNamed: 'إعادة {0} إلى السلة',
    summary: 'ملخّص الطلب',
    subtotal: 'المجموع الفرعي',
    discount: 'خصم',
    discountOf: 'خصم ({0})',
    shipping: 'الشحن: {0}',
    free: 'مجاني',
    total: 'المجموع',
    totalBefore: 'المجموع قبل الشحن والضريبة',
    updating: 'يجري التحديث…',
    checkout: 'إتمام الشراء',
    giftCard: 'بطاقة هدية',
    toPay: 'المبلغ المستحق',
    code: 'رمز الخصم أو بطاقة الهدية',
    apply: 'تطبيق',
    waiting: '(لا ينطبق بعد)',
    ways: 'طريقة الشحن',
    note: 'ملاحظة إلى المتجر',
    loading: 'يجري التحميل…',
    showMore:
      '{0, plural, zero {عرض المزيد} one {عرض واحد آخر} two {عرض اثنين آخرين} few {عرض # أخرى} many {عرض # آخر} other {عرض # آخر}}',
    again: 'إعادة المحاولة',
  },
  reviews: {
    noRating: 'يرجى اختيار تقييم بالنجوم',
    already: 'سبق أن قيّمت عملية الشراء هذه',
    expired: 'انتهت صلاحية طلب التقييم',
    nothing: 'لا توجد منتجات لتقييمها',
    again: 'يرجى محاولة إرسال تقييمك مرة أخرى',
  },
  'product-reviews': {
    thanks: 'شكرًا لك على تقييمك.',
    title: 'آراء العملاء',
    buyer: 'أحد العملاء',
    stars: 'النجوم',
    headline: 'العنوان',
    body: 'رأيك',
    author: 'اسمك كما سيظهر',
    send: 'إرسال التقييم',
    review: 'تقييم {0}',
    starsLabel:
      '{0, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
    rating: '{0} من 5 نجوم',
    average: '{0} من 5 نجوم، استنادًا إلى {1}.',
    reviews:
      '{0, plural, zero {{1} تقييم} one {تقييم واحد} two {تقييمين} few {{1} تقييمات} many {{1} تقييمًا} other {{1} تقييم}}',
  },
}
