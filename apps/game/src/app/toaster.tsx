import { useEffect } from 'react'
import { showToast } from '../ui/show-toast.ts'
import { Toasts } from '../ui/toasts.tsx'
import { attachToaster } from './notify.ts'

export function Toaster() {
  useEffect(() => attachToaster(({ kind, message, detail }) => showToast(kind, message, detail)), [])
  return <Toasts />
}
