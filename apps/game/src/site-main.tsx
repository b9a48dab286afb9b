import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { collectErrors } from '#apps/error-reports/collect-errors.ts'
import { actOncePerPress } from '#apps/keyboard/act-once.ts'
import { SiteApp } from './app/site/site-app.tsx'
import { createSiteQueries, readSentAnswers } from './app/site/site-queries.ts'
import { keepMotion } from './ui/motion.ts'
import './ui/base.css'

const errors = collectErrors()
actOncePerPress()
keepMotion()

const queries = createSiteQueries()
readSentAnswers(queries)

const site = (
  <StrictMode>
    <BrowserRouter>
      <SiteApp queries={queries} errors={errors} />
    </BrowserRouter>
  </StrictMode>
)

const root = document.getElementById('root')
// As a transition React works in short tasks, so that a slow phone answers touches meanwhile.
startTransition(() => {
  // Without a rendered page, as when the server could not render it, the browser does it.
  if (root?.hasChildNodes()) hydrateRoot(root, site, { onCaughtError: errors.noteCaught })
  else if (root) createRoot(root, { onCaughtError: errors.noteCaught }).render(site)
})
