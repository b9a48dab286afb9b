import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Frame, startFrame } from '../shell/messenger/frame.ts'
import { readLaunchParams } from '../shell/messenger/launch-params.ts'
import { startPlace } from '../shell/messenger/start-place.ts'
import { loginPathFor } from './return-path.ts'

/** Pages from which the messenger's back button would leave the game. */
const FIRST_PAGES = ['/game', '/auth/login']

/** Connects the page with the messenger around it. Shows nothing. */
export function MessengerFrame() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const frame = useRef<Frame | null>(null)
  const isFirst = FIRST_PAGES.includes(pathname)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once
  useEffect(() => {
    try {
      frame.current ??= startFrame(() => void navigate(-1))
      const place = startPlace(readLaunchParams().startParam)
      if (place?.startsWith('/game')) void navigate(loginPathFor(place), { replace: true })
      else if (place) void navigate(place, { replace: true })
    } catch {
      // The login page says that the launch is broken.
      void navigate('/auth/login', { replace: true })
    }
  }, [])

  useEffect(() => frame.current?.showBack(!isFirst), [isFirst])
  return null
}
