import { useEffect } from 'react'
import { attachToaster } from '../shell/notify.ts'
import { showToast } from '../ui/overlays/show-toast.ts'
import { Toasts } from '../ui/overlays/toasts.tsx'

export function Toaster() {
  useEffect(() => attachToaster(({ kind, message, detail }) => showToast(kind, message, detail)), [])
  return <Toasts />
}
