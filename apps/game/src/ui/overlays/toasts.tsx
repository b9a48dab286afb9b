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
// As a file too: a page whose policy forbids inline styles drops what the library writes into it.
import 'sonner/dist/styles.css'
import { classNames } from '../class-names.ts'
import { toastDuration, toastLimit } from '../constants.ts'
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

const edge = {
  // `--toast-top`: what a layout wants to stay in sight on a phone.
  top: 'calc(var(--toast-top, 12px) + env(safe-area-inset-top))',
  left: 'calc(12px + env(safe-area-inset-left))',
  right: '12px',
}

/**
 * The place of toasts, once in an app; `showToast` fills it. A live region for screen readers. On a phone several lie in
 * a pile, which a touch spreads: side by side they would cover half of the page.
 */
export function Toasts() {
  const spread = useAtLeast('sm')
  const [layer] = useState(newLayer)
  const newest = useSonner().toasts[0]?.id

  // Into the uppermost leaf, else it could not be pressed; and over it: the last one to enter the top layer lies on top.
  const place = useEffectEvent(() => {
    const home = topModal() ?? document.body
    if (layer.parentElement !== home) home.append(layer)
    layer.hidePopover()
    if (newest !== undefined) layer.showPopover()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every new toast
  useEffect(() => place(), [newest])
  useEffect(() => watchModals(() => place()), [])
  useEffect(() => () => layer.remove(), [layer])

  return createPortal(
    <PastByKeys>
      <Toaster
        position="top-left"
        visibleToasts={toastLimit}
        duration={toastDuration}
        gap={10}
        expand={spread}
        closeButton
        icons={icons}
        offset={edge}
        mobileOffset={edge}
        containerAriaLabel="Вести"
        toastOptions={{ unstyled: true, classNames: classes, closeButtonAriaLabel: 'Закрыть' }}
      />
    </PastByKeys>,
    layer,
  )
}

/**
 * Lets the focus go on past the toasts: the library would send it back to where it came from, round and round as long
 * as one stands. Only a toast that a key closed gives it back.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: hears the buttons inside
    <div onFocusCapture={enter} onClick={press}>
      {children}
    </div>
  )
}

/** Moves between the page and its leaves as it is: a new one would forget the toasts that stand. */
function newLayer(): HTMLElement {
  const layer = document.createElement('div')
  layer.popover = 'manual'
  layer.className = classNames(styles.layer)
  return layer
}
