// Stands in for a company's script: it only says that it has run.
document
  .querySelector('#ran')
  ?.append(Object.assign(document.createElement('li'), { textContent: 'Analytics, from a file' }))
