const value = (optionName: string, value: string) => ({ optionName, value })

/** Small and Large, Blue and Red: small red is sold out, large red does not exist. */
export const VARIANTS = [
  {
    sku: 'S-BLUE',
    price: 1000,
    qtyInStock: 3,
    optionValues: [value('Size', 'Small'), value('Colour', 'Blue')],
  },
  {
    sku: 'S-RED',
    price: 1000,
    qtyInStock: 0,
    optionValues: [value('Size', 'Small'), value('Colour', 'Red')],
  },
  {
    sku: 'L-BLUE',
    price: 2000,
    salePrice: 1200,
    onSale: true,
    unlimited: true,
    optionValues: [value('Size', 'Large'), value('Colour', 'Blue')],
  },
]

/** The data in `data-block-json` of a server. */
export const SHIRT_JSON = {
  itemId: 'shirt',
  title: 'Shirt',
  productType: 'PHYSICAL',
  currency: 'USD',
  variantAttributeNames: ['Size', 'Colour'],
  variants: VARIANTS,
}

const options = (name: string, values: readonly string[]): string =>
  `<div class="variant-option"><label>${name} <select name="option:${name}" data-variant-option-name="${name}" required>
    <option value="">Select ${name}</option>${values.map(text => `<option value="${text}">${text}</option>`).join('')}
  </select></label></div>`

/** The same product in a server's markup for pages without scripts. */
export const SERVER_HTML = `<h1>Shirt</h1><div class="product-price">from $10.00</div>
  <form class="ProductItem-form" method="post" action="/cart/add">
    <div class="product-variants" data-variants="${JSON.stringify(VARIANTS).replaceAll('"', '&quot;')}">
      ${options('Size', ['Small', 'Large'])}${options('Colour', ['Blue', 'Red'])}
    </div>
    <div class="product-quantity-input"><label>Quantity: <input type="number" name="quantity" min="1" max="9999" value="1" required></label></div>
    <p class="product-stock" role="status"></p>
    <div class="sqs-add-to-cart-button-wrapper">
      <button type="submit" class="sqs-add-to-cart-button" data-item-id="shirt" data-product-type="1"><span class="sqs-add-to-cart-button-inner">Add To Cart</span></button>
    </div>
    <p class="product-message" role="status"></p>
  </form>`
