import { type ComponentProps, cloneElement, type ReactElement } from 'react'
import { isSoldOut } from '../../src/commerce/product/stock'
import { website } from '../../src/site/slices/website'
import { staticForm } from '../kit/element/static-form'
import { ProductFromJson } from './product.from-json'
import { ProductPictures } from './product.pictures'
import { productBlockSchema } from './product.schema'

/** Path of the shop's own server that adds the product of a form to the cart, and answers with the cart's page. */
const ADD_PATH = '/cart/add'

/** A `<form>` that posts the chosen variant. Without JavaScript, it shows the price and the stock of all variants. */
export default staticForm({
  schema: productBlockSchema,
  Form(product) {
    const { id, images, variants } = product
    const form = ProductFromJson({ ...product, rememberChoice: false, images: [] }) as ReactElement<
      ComponentProps<'form'>
    >
    if (variants.length === 0) return null
    const sent = cloneElement(
      form,
      // Browsers do not send a form of this method: nothing is left to order.
      isSoldOut(product) ? { method: 'dialog' } : { method: 'post', action: addAddress(), noValidate: false },
      <input type="hidden" name="itemId" value={id} />,
      form.props.children,
    )
    if (images.length === 0) return sent
    return (
      <div className="product__made">
        <ProductPictures images={images} />
        {sent}
      </div>
    )
  },
})

function addAddress(): string {
  const { baseUrl } = website()
  return /^https?:/.test(baseUrl) && URL.canParse(baseUrl) ? new URL(ADD_PATH, baseUrl).href : ADD_PATH
}
