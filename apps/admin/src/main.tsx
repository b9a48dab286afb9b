import '@fontsource/forum/cyrillic-400.css'
import '@fontsource/forum/latin-400.css'
import '@fontsource/philosopher/cyrillic-400.css'
import '@fontsource/philosopher/latin-400.css'
import '@fontsource/philosopher/cyrillic-700.css'
import '@fontsource/philosopher/latin-700.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
