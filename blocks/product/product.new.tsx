import { type ReactElement, useId } from 'react'
import { PRODUCT_MESSAGES } from '../../src/commerce/catalog/product.messages'
import { valuesOf } from '../../src/commerce/product/choice.state'
import { MESSAGES } from './product.messages'
import { ProductPictures } from './product.pictures'
import type { ProductData } from './product.schema'

/** A product that stands in JSON only, in the markup that a server would write. */
export function NewProduct(product: ProductData): ReactElement {
  const id = useId()
  const { title, optionNames, subscriptionPlan, images } = product
  const form = (
    <form className="ProductItem-form">
      {title && <h2 className="ProductItem-details-title">{title}</h2>}
      <div className="product-price" />
      <p className="product-measures" />
      <div className="product-variants">
        {optionNames.map((name, at) => (
          <div key={name} className="variant-option">
            <label className="variant-option-title" htmlFor={`${id}-${at}`}>
              {name}
            </label>
            <select id={`${id}-${at}`} data-variant-option-name={name}>
              <option value="">{PRODUCT_MESSAGES.choose(name)}</option>
              {valuesOf(product)[at]?.map(value => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <div className="product-quantity-input">
        <label className="quantity-label" htmlFor={`${id}-quantity`}>
          {MESSAGES.quantity}
        </label>
        <input id={`${id}-quantity`} type="number" min="1" step="1" defaultValue="1" inputMode="numeric" />
      </div>
      <p className="product-stock" role="status" />
      <div className="sqs-add-to-cart-button-wrapper">
        <button type="submit" className="sqs-add-to-cart-button">
          <span className="sqs-add-to-cart-button-inner">
            {subscriptionPlan ? MESSAGES.subscribe : MESSAGES.addToCart}
          </span>
        </button>
      </div>
      <p className="product-message" role="status" />
    </form>
  )
  if (images.length === 0) return form
  return (
    <div className="product__made">
      <ProductPictures images={images} />
      {form}
    </div>
  )
}
