import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { closedText } from '../../src/commerce/cart/cart-interface'
import { CART_MESSAGES } from '../../src/commerce/catalog/cart.messages'
import { PRODUCT_MESSAGES } from '../../src/commerce/catalog/product.messages'
import { priceText } from '../../src/commerce/price/price'
import { valuesOf } from '../../src/commerce/product/choice.state'
import { subscriptionText } from '../../src/commerce/product/subscription.messages'
import { measuresText } from '../../src/commerce/units'
import { storeSettings } from '../../src/site/store-settings/store-settings'
import { languageOf, useHost, useUniqueId } from '../kit/element/host'
import { MESSAGES } from './product.messages'
import { unavailableText } from './product.option'
import { ProductPictures } from './product.pictures'
import { addedText, buttonState, buttonText, isInCart } from './product.price'
import { type Purchase, startOf, startPurchase } from './product.purchase'
import type { ProductData } from './product.schema'
import { show } from './product.state'

/** A product that is defined in JSON only, in the server's markup. */
export function ProductFromJson(product: ProductData): ReactElement {
  const host = useHost()
  const id = useUniqueId()
  const [state, setState] = useState(() =>
    startOf(
      product,
      product.optionNames.map(() => ''),
      '1',
    ),
  )
  const purchase = useRef<Purchase>(undefined)
  const controls = useRef<Record<string, HTMLElement | null>>({})
  // New data remounts the component, so this runs once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const [image] = product.images
    purchase.current = startPurchase(host, product, state, {
      draw: setState,
      focus: at => controls.current[at]?.focus(),
      image: () => ({ imageUrl: image?.src ?? '', imageAlt: image?.alt ?? '' }),
    })
    return purchase.current.stop
  }, [])

  const { title, optionNames, subscriptionPlan, images } = product
  const { choice, phase, error, isClosed } = state
  const shown = show(product, state)
  const isBusy = phase === 'adding'
  const aria = (at: number | 'quantity') =>
    error?.at === at && { 'aria-invalid': true, 'aria-describedby': `${id}-message` }
  const form = (
    <form
      className="ProductItem-form"
      noValidate
      aria-busy={isBusy}
      onSubmit={event => {
        event.preventDefault()
        void purchase.current?.order()
      }}
    >
      {title && <h2 className="ProductItem-details-title">{title}</h2>}
      <div className="product-price">{product.showPrice && <Price of={shown.price} product={product} />}</div>
      {product.variants.some(({ weight, lengths }) => weight > 0 || lengths.length > 0) && (
        <p className="product-measures">
          {shown.measured &&
            measuresText(shown.measured, storeSettings().measurementStandard, languageOf(host))}
        </p>
      )}
      <div className="product-variants">
        {optionNames.map((name, at) => (
          <div key={name} className="variant-option">
            <label className="variant-option-title" htmlFor={`${id}-${at}`}>
              {name}
            </label>
            <select
              ref={element => {
                controls.current[at] = element
              }}
              id={`${id}-${at}`}
              name={`option:${name}`}
              required
              data-variant-option-name={name}
              value={choice[at]}
              onChange={event => purchase.current?.choose(at, event.currentTarget.value)}
              {...aria(at)}
            >
              <option value="">{PRODUCT_MESSAGES.choose(name)}</option>
              {valuesOf(product)[at]?.map(value => (
                <option key={value} value={value}>
                  {optionText(value, shown.options[at])}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <div className="product-quantity-input">
        <label className="quantity-label" htmlFor={`${id}-quantity`}>
          {MESSAGES.quantity}
        </label>
        <input
          ref={element => {
            controls.current['quantity'] = element
          }}
          id={`${id}-quantity`}
          name="quantity"
          required
          type="number"
          min="1"
          max={Math.max(1, shown.most)}
          step="1"
          inputMode="numeric"
          value={state.quantity}
          onChange={event => purchase.current?.typeQuantity(event.currentTarget.value)}
          {...aria('quantity')}
        />
      </div>
      <p className="product-stock" role="status" data-sold-out={shown.isSoldOut ? '' : undefined}>
        {shown.stock}
      </p>
      <div className="sqs-add-to-cart-button-wrapper" hidden={isClosed}>
        <button
          type="submit"
          className="sqs-add-to-cart-button"
          data-state={buttonState(phase, shown.isSoldOut)}
          aria-disabled={shown.isSoldOut || isBusy}
          aria-busy={isBusy}
        >
          <span className="sqs-add-to-cart-button-inner">
            {buttonText(phase, shown.isSoldOut, subscriptionPlan ? MESSAGES.subscribe : MESSAGES.addToCart)}
          </span>
        </button>
      </div>
      <p
        id={`${id}-message`}
        className="product-message"
        role="status"
        data-fault={error && !isClosed ? '' : undefined}
      >
        {isClosed ? closedText() : error?.message}
        {!error && !isClosed && isBusy && state.isSlow && CART_MESSAGES.slow}
        {!error && !isClosed && isInCart(phase) && (
          <>
            {addedText(title)} <a href={product.cartUrl}>{MESSAGES.viewCart}</a>
          </>
        )}
      </p>
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

type Shown = ReturnType<typeof show>

function Price({
  of,
  product,
}: {
  readonly of: Shown['price']
  readonly product: ProductData
}): ReactElement {
  const { price, original } = priceText(of, product.currency)
  const { subscriptionPlan } = product
  return (
    <>
      {original ? (
        <>
          <span className="ashlar-visually-hidden">{PRODUCT_MESSAGES.salePrice} </span>
          {price} <span className="ashlar-visually-hidden">{PRODUCT_MESSAGES.originalPrice} </span>
          <s className="original-price">{original}</s>
        </>
      ) : (
        price
      )}
      {subscriptionPlan && (
        <>
          {' '}
          <span className="product-plan">{subscriptionText(subscriptionPlan)}</span>
        </>
      )}
    </>
  )
}

function optionText(value: string, offered: Shown['options'][number] | undefined): string {
  const text = unavailableText(offered?.find(known => known.value === value)?.availability ?? 'available')
  return text ? `${value} (${text})` : value
}
