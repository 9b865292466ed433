import { accordion } from './accordion.ts'
import { board } from './board.ts'
import { codePage } from './code.ts'
import { donationPage } from './donation.ts'
import { embedPage } from './embed.ts'
import { errors } from './errors.ts'
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
import { newsletterPage } from './newsletter.ts'
import type { Page } from './page.ts'
import { pricePage } from './price.ts'
import { pricingTogglePage } from './pricing-toggle.ts'
import { productListPage } from './product-list.ts'
import { productReviewsPage } from './product-reviews.ts'
import { quotePage } from './quote.ts'
import { video } from './video.ts'

/** Every page of the QA site, in the order in which it is read. */
export const pages: readonly Page[] = [
  home,
  accordion,
  codePage,
  donationPage,
  embedPage,
  formPage,
  galleryPage,
  galleryLayoutsPage,
  galleryLinkedPage,
  galleryMotionPage,
  image,
  lightbox,
  mapPage,
  newsletterPage,
  pricePage,
  productListPage,
  productReviewsPage,
  pricingTogglePage,
  quotePage,
  video,
  loading,
  loadingMany,
  errors,
  board,
]
