import { PageLink } from '../../shell/page-link.tsx'
import styles from './guild-tag.module.css'

/** The tag of a guild: a link to the guild's page. Stands beside the names of its members. */
export function GuildTag({ tag }: { tag: string }) {
  return (
    <PageLink to="otherGuild" of={tag} className={styles.tag}>
      <span className="sr">гильдия </span>
      {tag}
    </PageLink>
  )
}
