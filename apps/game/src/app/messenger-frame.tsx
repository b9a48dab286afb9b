import { useEffect, useRef, useSyncExternalStore } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { PUBLIC_PATHS } from '#catalogue/outer-paths.ts'
import { type Frame, startFrame } from '../shell/messenger/frame.ts'
import { readLaunchParams } from '../shell/messenger/launch-params.ts'
import { isFirstStart } from '../shell/messenger/start-once.ts'
import { startPlace } from '../shell/messenger/start-place.ts'
import { closeTopModal, topModal, watchModals } from '../ui/overlays/modal-stack.ts'
import { loginPathFor } from './return-path.ts'

/** Pages from which the messenger's back button would leave the game. */
const FIRST_PAGES = ['/game', '/auth/login']

/** Whether the public site shows the page. It is another document, which does not listen to the messenger. */
function isOfPublicSite(pathname: string): boolean {
  return PUBLIC_PATHS.some((path) => matchPath(`/${path}`, pathname))
}

/** Whether the page before is one of the game. The router numbers its entries; before the first is the messenger's own page. */
function hasPageBefore(): boolean {
  return history.state?.idx > 0
}

/** Connects the page with the messenger around it. Shows nothing. */
export function MessengerFrame() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const frame = useRef<Frame | null>(null)
  const hasModal = useSyncExternalStore(watchModals, topModal) !== undefined
  const hasBack = hasModal || !(FIRST_PAGES.includes(pathname) || isOfPublicSite(pathname))

  const goBack = () => {
    if (closeTopModal()) return
    if (hasPageBefore()) void navigate(-1)
    else void navigate('/game', { replace: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once
  useEffect(() => {
    try {
      frame.current ??= startFrame(goBack)
      const { initData, startParam } = readLaunchParams()
      const place = isFirstStart(initData) ? startPlace(startParam) : null
      if (place?.startsWith('/game')) void navigate(loginPathFor(place), { replace: true })
      else if (place) void navigate(place, { replace: true })
    } catch {
      // The login page says that the launch is broken.
      void navigate('/auth/login', { replace: true })
    }
  }, [])

  useEffect(() => frame.current?.showBack(hasBack), [hasBack])
  return null
}
