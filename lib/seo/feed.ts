import { element } from './escape-xml'

interface Channel {
  title: string
  link: string
  description: string
}

/** The beginning of a product feed: RSS 2.0 with Google's names. */
export const feedHead = ({ title, link, description }: Channel): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n',
    `${element('title', title)}${element('link', link)}${element('description', description)}\n`,
  ].join('')

export const FEED_TAIL = '</channel></rss>\n'
