import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { Toaster, useSonner } from 'sonner'
// Imported as a file too: a Content-Security-Policy without inline styles blocks those of the library.
import 'sonner/dist/styles.css'
import { classNames } from '../class-names.ts'
import { TOAST_DURATION_MS } from '../constants.ts'
import { CrossIcon } from '../controls/control-icons.tsx'
import { useAtLeast } from '../hooks/use-media-query.ts'
import { DoneIcon, FailedIcon, InfoIcon, WarningIcon } from '../pictures/icons.ts'
import { topModal, watchModals } from './modal-stack.ts'
import styles from './toasts.module.css'

const icons = {
  success: <DoneIcon />,
  info: <InfoIcon />,
  error: <FailedIcon />,
  warning: <WarningIcon />,
  close: <CrossIcon />,
}

const classes = {
  toast: styles.toast,
  title: styles.title,
  description: styles.detail,
  closeButton: styles.close,
  success: styles.success,
  error: styles.error,
  warning: styles.warning,
}

const SCREEN_EDGE = {
  // `--toast-top`: height of what a layout keeps visible on a phone.
  top: 'max(var(--toast-top, 0px), 12px + var(--safe-top))',
  left: 'calc(12px + env(safe-area-inset-left))',
  right: '12px',
}

type ToastsProps = {
  /** How many are shown at once. */
  limit: number
}

/**
 * Renders the toasts, once per app. `showToast` adds them. A live region for screen readers. On a phone they form a
 * stack that a touch expands: side by side they would cover half of the page.
 */
export function Toasts({ limit }: ToastsProps) {
  const spread = useAtLeast('sm')
  const [layer] = useState(newLayer)
  const newest = useSonner().toasts[0]?.id

  // Moves the layer into the topmost modal, where it is not inert, and shows it again: the last element to enter the
  // top layer is on top. It is shown without toasts, too: the library measures a toast before it could be shown, and
  // folds one that it measured as 0 px when it is touched.
  const place = useEffectEvent(() => {
    const home = topModal() ?? document.body
    if (layer.parentElement !== home) home.append(layer)
    layer.hidePopover()
    layer.showPopover()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every new toast
  useEffect(() => place(), [newest])
  useEffect(() => watchModals(() => place()), [])
  useEffect(() => () => layer.remove(), [layer])

  return createPortal(
    <PastByKeys>
      <Toaster
        position="top-left"
        visibleToasts={limit}
        duration={TOAST_DURATION_MS}
        gap={10}
        expand={spread}
        closeButton
        icons={icons}
        offset={SCREEN_EDGE}
        mobileOffset={SCREEN_EDGE}
        containerAriaLabel="Вести"
        toastOptions={{ unstyled: true, classNames: classes, closeButtonAriaLabel: 'Закрыть уведомление' }}
      />
    </PastByKeys>,
    layer,
  )
}

/**
 * Lets the focus move past the toasts. The library would return it to where it came from, in a loop while a toast is
 * shown. Only a toast that is closed by the keyboard returns it.
 */
function PastByKeys({ children }: { children: ReactNode }) {
  const cameFrom = useRef<HTMLElement | null>(null)
  const enter = (event: FocusEvent<HTMLElement>) => {
    event.stopPropagation()
    const { currentTarget, relatedTarget } = event
    if (currentTarget.contains(relatedTarget)) return
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  const press = ({ detail, target }: MouseEvent) => {
    const isByKey = detail === 0 && target instanceof HTMLElement && target.closest('button') !== null
    if (isByKey) cameFrom.current?.focus({ preventScroll: true })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: catches presses on the buttons inside
    <div onFocusCapture={enter} onClick={press}>
      {children}
    </div>
  )
}

/** One element that moves between the page and its sheets: a new one would lose the toasts shown. */
function newLayer(): HTMLElement {
  const layer = document.createElement('div')
  layer.popover = 'manual'
  layer.className = classNames(styles.layer)
  return layer
}
