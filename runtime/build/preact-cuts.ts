/** A part of a file, up to before its end or the start alone, and what replaces it. */
export type Cut = readonly [start: string, end?: string, by?: string]

/** No page hydrates: rendering needs neither elements to adopt, nor a flag for it. */
const HYDRATION: readonly Cut[] = [
  ['namespaceURI,32&u.__u?[i]:null,f,i||S(u),32&u.__u,o)', '', 'namespaceURI,f,i||S(u),o)'],
  ['function I(n,t,r,u,i,f,o,e,l,c,a)', '', 'function I(n,t,r,u,i,f,e,l,a)'],
  ['_=z(n,v,h,i,f,o,e,l,c,a)', '', '_=z(n,v,h,i,f,e,l,a)'],
  ['o=n.__e,e=t;e&&8==e.nodeType;)e=e.nextSibling;for(o!=e', '', 'o=n.__e,o!=t'],
  ['&&!t.data.startsWith("$s")'],
  ['I(t,w(A)?A:[A],r,u,i,f,o,e,l,c,a)', '', 'I(t,w(A)?A:[A],r,u,i,f,e,l,a)'],
  ['function z(t,r,u,i,f,o,e,l,c,a)', '', 'function z(t,r,u,i,f,e,l,a)'],
  ['128&u.__u&&(c=32', '(s=n.__b)&&s(r)'],
  ['r.__u&=-161,p&&p.some(g),'],
  ['c=o=null,u.props', '', 'u.props'],
  ['F(u.__e,r,u,i,f,o,e,c,a,t)', '', 'F(u.__e,r,u,i,f,e,a)'],
  ['function F(t,r,u,i,f,o,e,l,c,a)', '', 'function F(t,r,u,i,f,e,c)'],
  ['l&&"function"!=typeof k||'],
  ['I(a,w(_)?_:[_],r,u,i,f,o,e,', 's="value"', 'I(t,w(_)?_:[_],r,u,i,f,e,u.__k&&S(u,0),c),('],
  ['l&&t.data==x||'],
  ['!u&&(i=t.__c)&&(i=i.__z)', 'u||g(t.__e)'],
  ['n.__&&n.__(t,r),9==r', 'r.__k=m(', 'i=r.__k,'],
  ['i?null:r.firstChild?', 'E(f,r.__k,o)', 'f,i&&i.__e,o),'],
]

/** Neither Suspense nor developer tools: only the hooks and React's API observe rendering, on every page. */
const OBSERVERS: readonly Cut[] = [
  ['if(e.length=v,r.__v=null,c||o)', 'r.__k||(r.__k=', 'e.length=v,r.__v=null,r.__e=u.__e,'],
  ['t&&t.then||D(r)', '', 'D(r)'],
  ['(h.ref!=v.ref||8&h.__u)', '', 'h.ref!=v.ref'],
  ['!o&&n.vnode&&n.vnode(e)', '', ' o||n.vnode(e)'],
  ['n.vnode&&n.vnode(r)', '', 'n.vnode(r)'],
  ['(s=n.__b)&&s(r)', '', 'n.__b(r)'],
  ['H=n.__r,'],
  ['H&&H(r)', '', 'n.__r(r)'],
  ['(s=n.diffed)&&s(r)', '', ' n.diffed(r)'],
  ['n.__c&&n.__c(r,t)', '', 'n.__c(r,t)'],
  ['n.unmount&&n.unmount(t)', '', 'n.unmount(t)'],
  // `flushSync` renders what waits; it needs no other queue.
  ['&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)', '', '||queueMicrotask(H)'],
  ['&&(i||queueMicrotask)(H)', '', '&&queueMicrotask(H)'],
  ['export{', '', 'export{H as flush,'],
]

/** No class components: components have hooks, no state of their own, and are called instead of rendered. */
const CLASSES: readonly Cut[] = [
  ['C=(s=V.prototype)&&s.render,j=', '(d=u.__c)?'],
  ['C?r.__c=d=new V(M,L):(', 'd.__n=i', 'r.__c=d=new x(M),d.constructor=V,'],
  [',d.__k=[]),C&&', 'd.__v=r,u.__c', '),'],
  ['M!==k&&C&&!V.getDerivedStateFromProps', 'r.__v==u.__v&&!(8'],
  ['!1===d.shouldComponentUpdate(M,d.__s,L)', '', '!1===d.shouldComponentUpdate(M)'],
  ['d.props=M,d.state=d.__s,', '', 'd.props=M,'],
  ['y.push.apply(d.__h,d.__k),d.__k=[],d.__h.length', '', 'd.__h.length'],
  ['d.componentWillUpdate&&', 'd.context=L', '}'],
  ['d.context=L', '', 'd.context=i'],
  ['q=C?25:0', '', 'q=0'],
  ['d.render(d.props,d.state=d.__s,d.context)', '', 'd.constructor(d.props)'],
  ['C&&(y.push.apply(d.__h,d.__k)', 'd.getChildContext'],
  ['C&&u.__c&&d.getSnapshotBeforeUpdate', 'A=s&&s.type'],
  ['function x(n,t){this.props=n,this.context=t,', '', 'function x(n){this.props=n,'],
  [
    'if((e=(o=i.constructor)&&o.getDerivedStateFromError)',
    'return void(i.__g|=2)',
    'if(i.componentDidCatch&&(i.componentDidCatch(n),8&i.__g))',
  ],
  ['x.prototype.setState=', 'u=[],f=0', 'x.prototype.setState=function(){L(this)},'],
  ['(t.Consumer=function(n,t){return n.children(t)}).contextType=t', '', 't'],
]

/** Code for MathML, customized built-in elements, capture listeners, and what React, TypeScript or the linter forbid. */
const ELEMENTS: readonly Cut[] = [
  ['if("svg"==C?', 'if(!t){', 'f="svg"==C?"http://www.w3.org/2000/svg":f||"http://www.w3.org/1999/xhtml";'],
  ['M=a.ownerDocument||document,'],
  [
    'return M.createTextNode(x);',
    '}if(C){',
    'return document.createTextNode(x);t=document.createElementNS(f,C)',
  ],
  ['if(a="template"==C', 'for(s in $)'],
  ['"dangerouslySetInnerHTML"==s?y=k:"children"==s||s in x', '||N(t,s,null', '"children"==s||s in x'],
  ['"dangerouslySetInnerHTML"==s?h=k:'],
  ['h?(l||y&&', '"foreignObject"==C'],
  ['"foreignObject"==C', '(f="http://www.w3.org/1999/xhtml"),I', '"foreignObject"==C&&'],
  ['||o.constructor===String'],
  ['if("string"==typeof r)n.style.cssText', 'for(t in u)', '{'],
  ['"function"!=typeof r&&(r=null),"function"!=typeof u&&(u=null),'],
  ['if("function"==typeof r)return;'],
  ['"popover"==t&&1==r?"":r', '', 'r'],
  ['if("http://www.w3.org/2000/svg"==i)t=', '"width"!=t', 'if("http://www.w3.org/2000/svg"!=i&&'],
  [
    '"width"!=t',
    't in n)try',
    '!/^(width|height|href|list|form|tabIndex|download|rowSpan|colSpan|role|popover|translate)$/.test(t)&&',
  ],
  ['f=t!=(t=t.replace(l,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase())', '', 't=t.slice(2).toLowerCase()'],
  ['n.addEventListener(t,o,f)', '', 'n.addEventListener(t,o)'],
  ['n.removeEventListener(t,o,f)', '', 'n.removeEventListener(t,o)'],
  ['l=/(PointerCapture)$|Capture$/i,'],
  ['u(n.event?n.event(r):r)', '', 'u(r.nativeEvent=r)'],
]

/** The cuts in `preact`. */
export const PREACT: readonly Cut[] = [...HYDRATION, ...OBSERVERS, ...CLASSES, ...ELEMENTS]

/** The cuts in `preact/hooks`: other observers, and cleaning up after an element is gone instead of before. */
export const HOOKS: readonly Cut[] = [
  ['v=a.__b,l=a.__r,', ';function y', 'ids=0'],
  ['a.__h&&a.__h(r,n,f||t),f=0;'],
  ['f=1,'],
  ['f=5,'],
  ['f=8,'],
  [',v&&v(n)'],
  ['l&&l(n),'],
  ['m&&m(n);'],
  [',h&&h(n,t)'],
  ['s&&s(n);'],
  ['!a.__s&&E(i.__H,u)&&(i.__P=!0,', '', 'E(i.__H,u)&&('],
  ['!a.__s&&E(i.__H,u)&&(i.__P=!1,', '', 'E(i.__H,u)&&('],
  ['if(u.__P&&u.__c){', 'C(u)}catch'],
  ['var n;do{', 'var t=n.__H', 'for(var n;n=c.shift();){'],
  ['}while(e.length)}', '', '}'],
  // One count for all roots, as in React: in Preact, each root begins with the same id.
  ['a.__=function', 'a.__r='],
  ['if(!n.__){for(var u=r.__v', '}function g(', 'return n.__||(n.__="P"+ids++)'],
  ['var k="function"==typeof requestAnimationFrame;'],
  ['k&&cancel', '', 'cancel'],
  ['k&&(t=requestAnimationFrame(r))', '', 't=requestAnimationFrame(r)'],
  ['1!=n&&i==a', '}function C', '1==n&&z(g)'],
]

/** The cuts in `preact/compat`: what other versions of React have, and attributes of the fonts in SVG 1. */
export const COMPAT: readonly Cut[] = [
  ['import{toChildArray', '', 'import{flush,toChildArray'],
  ['var e,r=u.debounceRendering', '};function bn', 'var i=n(t);flush();return i'],
  ['return e.containerInfo=t,e', '', 'return e'],
  [
    '/* @__PURE__ */X(function(n,t,e){var r=u',
    'var Y=function',
    'function(n,t){var r=t(),i=h()[1],o=v();return o.current=[r,t],b(function(){function t(){var n=o.current;Object.is(n[0],n[1]())||i({})}return t(),n(t)},[n]),r};',
  ],
  ['return null==t.__k&&(t.textContent="")', '}function G(', 'null==t.__k&&(t.textContent=""),o(n,t)'],
  ['t.prototype.isReactComponent=!0,["componentWillMount"', 'function X('],
  ['if(!("value"==o', 'if("style"==o'],
  ['if("style"==o&&f&&f.constructor==Object', '', 'if("className"==o)o="class";else if("style"==o'],
  ['if("defaultValue"==o&&"value"in e', 'if("o"==o[0]', 'if("download"==o&&!0===f)f="";else '],
  ['"ondoubleclick"==c?o="ondblclick":'],
  [':c=o="oninput","oninput"==c&&u[o=c]&&(o="oninputCapture")', '', ':o="oninput"'],
  ['u[o]=f}}if("select"==r){', 't.props=u}(t)', 'u[o]=f}'],
  ['else if("function"==typeof t.type&&("ref"', '};var nn='],
  [
    '/^(?:accent|alignment|',
    ',H=typeof',
    '/^(ali|basel|clip(?!PathU)|color|domi|fill|flo|font|image(?!S)|let|lig|marker(?!H|W|U)|pai|pointe|sha|sto|str|text(?!L)|tra|uni|vec|wor|wri)[a-z]*[A-Z]/,z=/[A-Z]/g',
  ],
]

/** The whole of `preact/jsx-runtime`, whose own nodes differ from those of `createElement`. */
export const JSX = `import { createElement, Fragment } from 'preact'
export const jsx = (type, props, key) => createElement(type, key === undefined ? props : { ...props, key })
export { Fragment, jsx as jsxs, jsx as jsxDEV }`
