import { on, postEvent, setTargetOrigin } from '@tma.js/bridge'
import { topModal, watchModals } from '../../ui/overlays/modal-stack.ts'
import { listenToNotices, type Notice } from '../notify.ts'
import { readColors, readLaunchParams, type ThemeColors } from './launch-params.ts'
import { listenToMainButton, type MainButton } from './main-button.ts'

/** Colours of our own that the messenger draws around the game: --oak-1 and --oak-0. */
const HEADER_COLOR = '#1d130c'
const BUTTON_COLOR = '#7a1f1a'
const BUTTON_TEXT_COLOR = '#fff4dc'

type Insets = { readonly top: number; readonly bottom: number }

const NO_INSETS: Insets = { top: 0, bottom: 0 }

const style = document.documentElement.style

/** Tints the edges of the page like the messenger. */
function tint(colors: ThemeColors): void {
  if (colors.bg_color) style.setProperty('--messenger-page', colors.bg_color)
}

const insets = { device: NO_INSETS, messenger: NO_INSETS }

/** A second press within this time (ms) is a double click: it must not pay or take anything twice. */
const DOUBLE_PRESS_MS = 400

/** What the device and the messenger cover, one below the other. */
function keepSafe(of: keyof typeof insets, covered: Insets): void {
  insets[of] = covered
  style.setProperty('--messenger-top', `${insets.device.top + insets.messenger.top}px`)
  style.setProperty('--messenger-bottom', `${insets.device.bottom + insets.messenger.bottom}px`)
}

/** A client that knows no such method, or none at all, must not break the game. */
function quietly(send: () => void): void {
  try {
    send()
  } catch {
    // The page works without it.
  }
}

/** The page that embeds us: the server's frame-ancestors has let it. Without the list it is Telegram's. */
function findParent(): void {
  const [parent] = location.ancestorOrigins ?? []
  if (parent) setTargetOrigin(parent)
}

export type Frame = {
  /** Shows or hides the messenger's back button. */
  showBack(isShown: boolean): void
}

/** Takes up the manners of the messenger: size, colours, safe areas, buttons, vibration. `onBack` is its back button. */
export function startFrame(onBack: () => void): Frame {
  findParent()
  document.documentElement.dataset.messenger = ''
  tint(readLaunchParams().colors)
  on('theme_changed', ({ theme_params: colors }) => {
    try {
      tint(readColors(colors))
    } catch {
      // The last colours stay.
    }
  })
  on('safe_area_changed', (covered) => keepSafe('device', covered))
  on('content_safe_area_changed', (covered) => keepSafe('messenger', covered))
  on('back_button_pressed', onBack)
  let press: () => void = () => undefined
  let pressedAt = Number.NEGATIVE_INFINITY
  on('main_button_pressed', () => {
    const now = performance.now()
    if (now - pressedAt <= DOUBLE_PRESS_MS) return
    pressedAt = now
    press()
  })
  on('reload_iframe', () => {
    quietly(() => postEvent('iframe_will_reload'))
    location.reload()
  })
  quietly(() => postEvent('iframe_ready', { reload_supported: true }))
  quietly(() => postEvent('web_app_ready'))
  quietly(() => postEvent('web_app_expand'))
  // Pulling the page down must scroll it, not close the game.
  quietly(() => postEvent('web_app_setup_swipe_behavior', { allow_vertical_swipe: false }))
  quietly(() => postEvent('web_app_set_header_color', { color: HEADER_COLOR }))
  quietly(() => postEvent('web_app_set_background_color', { color: HEADER_COLOR }))
  quietly(() => postEvent('web_app_set_bottom_bar_color', { color: HEADER_COLOR }))
  quietly(() => postEvent('web_app_request_theme'))
  quietly(() => postEvent('web_app_request_safe_area'))
  quietly(() => postEvent('web_app_request_content_safe_area'))
  let offered: MainButton | null = null
  // What a sheet covers cannot be pressed on the page, so neither by the messenger's button.
  const offer = () => {
    const button = topModal() ? null : offered
    press = button && !button.isBusy ? button.press : () => undefined
    quietly(() =>
      postEvent('web_app_setup_main_button', {
        is_visible: button !== null,
        is_active: button !== null && !button.isBusy,
        is_progress_visible: button?.isBusy ?? false,
        text: button?.text ?? '',
        color: BUTTON_COLOR,
        text_color: BUTTON_TEXT_COLOR,
      }),
    )
  }
  watchModals(offer)
  listenToMainButton((button) => {
    offered = button
    offer()
  })
  listenToNotices((notice) => {
    const type = hapticOf(notice)
    if (type)
      quietly(() =>
        postEvent('web_app_trigger_haptic_feedback', { type: 'notification', notification_type: type }),
      )
  })
  return {
    showBack: (isShown) => quietly(() => postEvent('web_app_setup_back_button', { is_visible: isShown })),
  }
}

/** How a phone shakes at a notice. Null: not at all. */
function hapticOf(notice: Notice): 'success' | 'error' | 'warning' | null {
  if (notice === 'unanswered') return 'warning'
  if (!('kind' in notice)) return 'error'
  return notice.kind === 'info' ? null : notice.kind
}
