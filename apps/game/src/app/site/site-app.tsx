import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { CollectedErrors } from '#apps/error-reports/collect-errors.ts'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { publicPages } from '../../pages/public-pages.ts'
import { AfterPaint } from '../../shell/after-paint.tsx'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { useHasNotices } from '../../shell/notify.ts'
import { ServerClock } from '../../ui/values/server-clock.tsx'
import { OtherSite } from '../other-site.tsx'
import { outerRoute } from '../outer-route.tsx'
import { STARTED_AT } from '../started-at.ts'
import { useScrollMemory } from '../use-scroll-memory.ts'

const Toaster = lazyPart(async () => (await import('../toaster.tsx')).Toaster, 'nothing')
const ErrorReports = lazyPart(async () => (await import('../error-reports.tsx')).ErrorReports, 'nothing')
const Updates = lazyPart(async () => (await import('../updates.tsx')).Updates, 'nothing')

/** Toasts load with the first one: most readers never see any. */
function Notices() {
  if (!useHasNotices()) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}

type SiteAppProps = {
  queries: QueryClient
  /** Undefined on the server. */
  errors?: CollectedErrors
}

/** The public pages (docs/game.md §2): rendered by the server, then taken over by the browser. Every other address is the game's. */
export function SiteApp({ queries, errors }: SiteAppProps) {
  useScrollMemory()
  return (
    <QueryClientProvider client={queries}>
      <ServerClock offset={0}>
        <Routes>
          <Route element={<PublicLayout />}>
            {publicPages.map(outerRoute)}
            <Route path="*" element={<OtherSite startedAt={STARTED_AT} />} />
          </Route>
        </Routes>
        <Notices />
        <AfterPaint>
          <Updates />
          {errors && <ErrorReports errors={errors} part="site" />}
        </AfterPaint>
      </ServerClock>
    </QueryClientProvider>
  )
}
