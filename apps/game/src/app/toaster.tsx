import { useEffect } from 'react'
import { showToast } from '../ui/overlays/show-toast.ts'
import { Toasts } from '../ui/overlays/toasts.tsx'
import { attachToaster } from './notify.ts'

export function Toaster() {
  useEffect(() => attachToaster(({ kind, message, detail }) => showToast(kind, message, detail)), [])
  return <Toasts />
}
