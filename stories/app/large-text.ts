/** Text of 200 % in the window of a phone, for one story. */
export const LARGE_TEXT_ON_PHONE = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  },
}

/** By how much the page is wider than its window, px. Not above zero if nothing scrolls sideways. */
export function sidewaysOverflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}
