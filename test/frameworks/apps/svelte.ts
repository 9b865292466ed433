import { mount } from 'svelte'
import Items from './items.svelte'

mount(Items, { target: document.querySelector('#app') as Element })
