/** Where a link to a page is passed on, without a script of anybody else's: each opens its own site or app with the link in it. */
export const shareLinks = (address: string, title: string) => {
  const [url, text, both] = [address, title, `${title} ${address}`].map(encodeURIComponent)
  return [
    { network: 'Telegram', href: `https://t.me/share/url?url=${url}&text=${text}` },
    { network: 'Viber', href: `viber://forward?text=${both}` },
    { network: 'WhatsApp', href: `https://wa.me/?text=${both}` },
    { network: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: 'X', href: `https://x.com/intent/post?url=${url}&text=${text}` },
  ]
}
