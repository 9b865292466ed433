import type { Page } from './page.ts'
import { blockIndex } from './qa/block-index.ts'
import { blockPages } from './qa/block-pages.ts'
import { board } from './qa/board.ts'
import { errors } from './qa/errors.ts'
import { accordion } from './qa/examples/accordion.ts'
import { archivePage } from './qa/examples/archive.ts'
import { audioPage } from './qa/examples/audio.ts'
import { barsPage } from './qa/examples/bars.ts'
import { bookingPreviewPage, bookingsPage } from './qa/examples/bookings.ts'
import { buttonPage } from './qa/examples/button.ts'
import { calendarPage } from './qa/examples/calendar.ts'
import { cartDrawerPage, expressCheckoutPage } from './qa/examples/cart.ts'
import { chartPage } from './qa/examples/chart.ts'
import { codePage } from './qa/examples/code.ts'
import { collectionViewsPage } from './qa/examples/collection-views.ts'
import { cookieBannerPage } from './qa/examples/cookie-banner.ts'
import { dialogsPage } from './qa/examples/dialogs.ts'
import { donationPage } from './qa/examples/donation.ts'
import { embedPage } from './qa/examples/embed.ts'
import { fittedTextPage } from './qa/examples/fitted-text.ts'
import { formPage } from './qa/examples/form.ts'
import { galleryLayoutsPage, galleryPage } from './qa/examples/gallery.ts'
import { galleryLinkedPage } from './qa/examples/gallery-linked.ts'
import { galleryMotionPage } from './qa/examples/gallery-motion.ts'
import { image } from './qa/examples/image.ts'
import { lightbox } from './qa/examples/lightbox.ts'
import { mapPage } from './qa/examples/map.ts'
import { marqueePage } from './qa/examples/marquee.ts'
import { memberAreaPage } from './qa/examples/member-area.ts'
import { menuTabsPage } from './qa/examples/menu-tabs.ts'
import { newsletterPage } from './qa/examples/newsletter.ts'
import { pageLockPage } from './qa/examples/page-lock.ts'
import { popupPage } from './qa/examples/popup.ts'
import { pricePage } from './qa/examples/price.ts'
import { pricingTogglePage } from './qa/examples/pricing-toggle.ts'
import { productListPage } from './qa/examples/product-list.ts'
import { productReviewsPage } from './qa/examples/product-reviews.ts'
import { quotePage } from './qa/examples/quote.ts'
import { rssListPage } from './qa/examples/rss-list.ts'
import { searchBlockPage } from './qa/examples/search.ts'
import { shapePage } from './qa/examples/shape.ts'
import { socialPage } from './qa/examples/social.ts'
import { summaryPage } from './qa/examples/summary.ts'
import { video } from './qa/examples/video.ts'
import { widgetPage } from './qa/examples/widget.ts'
import { home } from './qa/home.ts'
import { loading, loadingMany } from './qa/loading.ts'

/** Every page of the QA site in reading order. */
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
  searchBlockPage,
  video,
  widgetPage,
  ...blockPages,
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
