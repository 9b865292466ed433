import { accordion } from './accordion.ts'
import { archivePage } from './archive.ts'
import { audioPage } from './audio.ts'
import { barsPage } from './bars.ts'
import { blockIndex } from './block-index.ts'
import { board } from './board.ts'
import { bookingPreviewPage, bookingsPage } from './bookings.ts'
import { buttonPage } from './button.ts'
import { calendarPage } from './calendar.ts'
import { cartDrawerPage } from './cart-drawer.ts'
import { chartPage } from './chart.ts'
import { codePage } from './code.ts'
import { collectionViewsPage } from './collection-views.ts'
import { cookieBannerPage } from './cookie-banner.ts'
import { dialogsPage } from './dialogs.ts'
import { donationPage } from './donation.ts'
import { embedPage } from './embed.ts'
import { errors } from './errors.ts'
import { expressCheckoutPage } from './express-checkout.ts'
import { fittedTextPage } from './fitted-text.ts'
import { formPage } from './form.ts'
import { galleryPage } from './gallery.ts'
import { galleryLayoutsPage } from './gallery-layouts.ts'
import { galleryLinkedPage } from './gallery-linked.ts'
import { galleryMotionPage } from './gallery-motion.ts'
import { home } from './home.ts'
import { image } from './image.ts'
import { lightbox } from './lightbox.ts'
import { loading, loadingMany } from './loading.ts'
import { mapPage } from './map.ts'
import { marqueePage } from './marquee.ts'
import { memberAreaPage } from './member-area.ts'
import { menuTabsPage } from './menu-tabs.ts'
import { newsletterPage } from './newsletter.ts'
import type { Page } from './page.ts'
import { pageLockPage } from './page-lock.ts'
import { popupPage } from './popup.ts'
import { pricePage } from './price.ts'
import { pricingTogglePage } from './pricing-toggle.ts'
import { productListPage } from './product-list.ts'
import { productReviewsPage } from './product-reviews.ts'
import { quotePage } from './quote.ts'
import { rssListPage } from './rss-list.ts'
import { searchBlockPage } from './search.ts'
import { shapePage } from './shape.ts'
import { socialPage } from './social.ts'
import { summaryPage } from './summary.ts'
import { tourDatesPage } from './tour-dates.ts'
import { video } from './video.ts'
import { widgetPage } from './widget.ts'

/** Every page of the QA site, in the order in which it is read. */
export const pages: readonly Page[] = [
  home,
  blockIndex(() => pages),
  accordion,
  archivePage,
  audioPage,
  buttonPage,
  calendarPage,
  cartDrawerPage,
  chartPage,
  codePage,
  cookieBannerPage,
  dialogsPage,
  donationPage,
  embedPage,
  expressCheckoutPage,
  fittedTextPage,
  formPage,
  galleryPage,
  galleryLayoutsPage,
  galleryLinkedPage,
  galleryMotionPage,
  image,
  lightbox,
  mapPage,
  marqueePage,
  menuTabsPage,
  newsletterPage,
  pricePage,
  productListPage,
  productReviewsPage,
  pricingTogglePage,
  quotePage,
  rssListPage,
  shapePage,
  summaryPage,
  tourDatesPage,
  searchBlockPage,
  video,
  widgetPage,
  popupPage,
  barsPage,
  pageLockPage,
  bookingsPage,
  bookingPreviewPage,
  memberAreaPage,
  socialPage,
  collectionViewsPage,
  loading,
  loadingMany,
  errors,
  board,
]
