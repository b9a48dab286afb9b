import Box from '@mui/material/Box'
import { purify } from '#apps/rich-text/purify.ts'
import styles from '#apps/rich-text/rich-text.module.css'
import { RICH_TEXT_THEME } from './rich-text-theme.ts'

/** A text with markup, sanitized again before it is shown. */
export function RichWords({ html }: { html: string }) {
  return (
    <Box sx={RICH_TEXT_THEME}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server, and here by DOMPurify. */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: purify(html) }} />
    </Box>
  )
}
