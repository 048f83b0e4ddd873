// Made-up codes for the pictures: they look like codes, and no scanner reads them. The series is fixed, so a picture never changes by itself.
const series = (seed) => () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648

/** Draws a square code of 25 by 25 cells into each `<svg data-code="seed">`. */
for (const svg of document.querySelectorAll('svg[data-code]')) {
  const next = series(Number(svg.dataset.code))
  const corners = [[0, 0], [18, 0], [0, 18]]
  const inCorner = (x, y) => corners.some(([a, b]) => x >= a - 1 && x < a + 8 && y >= b - 1 && y < b + 8)
  let path = ''
  for (let y = 0; y < 25; y++) for (let x = 0; x < 25; x++) if (next() > 0.5 && !inCorner(x, y)) path += `M${x} ${y}h1v1h-1z`
  for (const [a, b] of corners) path += `M${a} ${b}h7v7h-7zM${a + 1} ${b + 1}v5h5v-5zM${a + 2} ${b + 2}h3v3h-3z`
  svg.setAttribute('viewBox', '0 0 25 25')
  svg.setAttribute('shape-rendering', 'crispEdges')
  svg.innerHTML = `<path fill="#16241f" fill-rule="evenodd" d="${path}"/>`
}

/** Draws the bars of a barcode, 100 units wide and 20 high, into each `<svg data-bars="seed">`. */
for (const svg of document.querySelectorAll('svg[data-bars]')) {
  const next = series(Number(svg.dataset.bars))
  let path = ''
  for (let x = 0; x < 98; ) {
    const width = 0.8 + Math.floor(next() * 3) * 0.8
    path += `M${x.toFixed(1)} 0h${width.toFixed(1)}v20h-${width.toFixed(1)}z`
    x += width + 0.8 + Math.floor(next() * 2) * 0.8
  }
  svg.setAttribute('viewBox', '0 0 100 20')
  svg.setAttribute('preserveAspectRatio', 'none')
  svg.innerHTML = `<path fill="#16241f" d="${path}"/>`
}
