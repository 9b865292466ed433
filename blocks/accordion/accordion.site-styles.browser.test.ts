import { expect } from 'chai'
import { mount } from '../../test/mount'
import './accordion'

describe('<ashlar-accordion> among the styles of an exported site', () => {
  it('shows nothing of a site whose style sheet prints [data-icon], and keeps the place and the box of the server’s icon', async () => {
    const sheet = document.createElement('style')
    sheet.textContent =
      '[data-icon]::before { content: attr(data-icon) } .accordion-item__click-target { flex-direction: row-reverse }'
    document.head.append(sheet)
    const icon =
      '<span class="accordion-icon-container" style="inline-size: 35px; block-size: 35px"><span class="plus"></span></span>'
    const list = `<ul class="accordion-items-container" data-accordion-icon-placement="left"><li class="accordion-item"><h4><button class="accordion-item__click-target">
      <span class="accordion-item__title">Shipping</span>${icon}</button></h4>
      <div class="accordion-item__dropdown"><div class="accordion-item__description">Two days.</div></div></li></ul>`
    const block = await mount('accordion', {}, list)
    const printed = [...block.querySelectorAll('.accordion, .accordion__item')].map(
      part => getComputedStyle(part, '::before').content,
    )
    const left = (part: string): number => block.querySelector(part)?.getBoundingClientRect().left ?? NaN
    const isIconFirst = left('.accordion__icon') < left('.accordion__text')
    sheet.remove()
    expect([...printed, isIconFirst]).to.deep.equal(['none', 'none', true])
    const { width, height } = block.querySelector('.accordion__icon')?.getBoundingClientRect() ?? {}
    expect([width, height]).to.deep.equal([35, 35])
  })
})
