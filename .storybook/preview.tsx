import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../apps/game/src/ui/base.css'
import { keepMotion } from '../apps/game/src/ui/motion.ts'
import { PANEL_PLACEMENT } from '../apps/game/src/ui/overlays/popover-panel.tsx'

keepMotion()

// The words are Russian: hyphens and screen readers go by it.
document.documentElement.lang = 'ru'

// `waitFor` and `findBy…` give up after one second by themselves: too soon on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

// As the game's layout does after the first paint.
PANEL_PLACEMENT.preload()

const phone = { name: 'Телефон, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' } as const
const landscape = {
  name: 'Телефон боком, 740',
  styles: { width: '740px', height: '360px' },
  type: 'mobile',
} as const
const tablet = { name: 'Планшет, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' } as const

/** What is typed stays in the tab until it is sent, and stories share one. */
function forgetTypedText(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('donjon')) sessionStorage.removeItem(key)
}

const preview: Preview = {
  beforeEach: forgetTypedText,
  parameters: {
    // Only violations: axe then keeps no details of the thousands of elements that pass.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    layout: 'padded',
    viewport: { options: { phone, landscape, tablet } },
  },
}

export default preview
