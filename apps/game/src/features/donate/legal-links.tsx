import { Link } from 'react-router-dom'
import { LEGAL_LINKS, legalAddress } from '../../shell/legal-address.ts'
import styles from './donate.module.css'

/** Links to the legal texts. They open beside the game, so that no order is lost from sight. */
export function LegalLinks() {
  return (
    <p className={styles.legal}>
      {LEGAL_LINKS.map(([page, title]) => (
        <Link key={page} to={legalAddress(page)} target="_blank" rel="noopener">
          {title}
        </Link>
      ))}
    </p>
  )
}
