/* Formats the card form during input: groups of digits, the icon of the brand, the slash of the expiry date.
   The form works without it. It sends and stores nothing. */
{
  const BRANDS = {
    visa: /^4/,
    mastercard: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    jcb: /^35(?:2[89]|[3-8])/,
  }

  const groups = (digits) => digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ')
  const monthAndYear = (digits) => {
    const all = /^[2-9]/.test(digits) ? `0${digits}` : digits
    return all.length > 2 ? `${all.slice(0, 2)} / ${all.slice(2, 6)}` : all
  }

  /** Formats a field's digits and keeps the cursor behind the same digit. */
  const write = (field, format) => {
    const { selectionStart, value } = field
    const isAtEnd = selectionStart === value.length
    const text = format(value.replace(/\D/g, ''))
    if (text === value) return
    let place = 0
    for (let left = value.slice(0, selectionStart).replace(/\D/g, '').length; left > 0 && place < text.length; place++)
      if (/\d/.test(text[place])) left--
    field.value = text
    if (document.activeElement === field)
      field.setSelectionRange(...(isAtEnd ? [text.length, text.length] : [place, place]))
  }

  const number = document.getElementById('number')
  const expiry = document.getElementById('expiry')
  const showNumber = () => {
    write(number, groups)
    const digits = number.value.replace(/\D/g, '')
    const brand = Object.keys(BRANDS).find((name) => BRANDS[name].test(digits)) ?? ''
    number.closest('.field').dataset.brand = brand
  }
  if (number && expiry) {
    number.addEventListener('input', showNumber)
    // No slash is inserted while one is being deleted.
    expiry.addEventListener('input', (event) => {
      if (!event.inputType?.startsWith('delete')) write(expiry, monthAndYear)
    })
    // For a number that the browser filled in, or that was entered before.
    if (number.value) showNumber()
  }
}
