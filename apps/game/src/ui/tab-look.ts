import styles from './tabs.module.css'

/** Classes for tabs that are links to pages; the current one carries `aria-current="page"`. */
export const tabLook = { list: styles.tabs ?? '', tab: styles.tab ?? '' }
