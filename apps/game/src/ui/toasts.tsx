import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster, useSonner } from 'sonner'
// As a file too: a page whose policy forbids inline styles drops what the library writes into it.
import 'sonner/dist/styles.css'
import { classNames } from './class-names.ts'
import { toastDuration, toastLimit } from './constants.ts'
import { CrossIcon } from './control-icons.tsx'
import { DoneIcon, FailedIcon, InfoIcon, WarningIcon } from './icons.ts'
import { topModal, watchModals } from './modal-stack.ts'
import styles from './toasts.module.css'
import { useAtLeast } from './use-media-query.ts'

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
    />,
    layer,
  )
}

/** Moves between the page and its leaves as it is: a new one would forget the toasts that stand. */
function newLayer(): HTMLElement {
  const layer = document.createElement('div')
  layer.popover = 'manual'
  layer.className = classNames(styles.layer) ?? ''
  return layer
}
