import '@fontsource/forum/cyrillic-400.css'
import '@fontsource/forum/latin-400.css'
import '@fontsource/philosopher/cyrillic-400.css'
import '@fontsource/philosopher/latin-400.css'
import '@fontsource/philosopher/cyrillic-700.css'
import '@fontsource/philosopher/latin-700.css'
import { createRoot } from 'react-dom/client'
import { collectErrors } from '#apps/error-reports/collect-errors.ts'
import { actOncePerPress } from '#apps/keyboard/act-once.ts'
import { App } from './app.tsx'
import { reportErrors } from './report-errors.ts'

const errors = collectErrors()
actOncePerPress()
const root = document.getElementById('root')
if (root) createRoot(root, { onCaughtError: errors.noteCaught }).render(<App />)
void reportErrors(errors)
