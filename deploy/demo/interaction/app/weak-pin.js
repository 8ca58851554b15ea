// Which PINs are easy to guess. Digits are numbers from 0 to 9.

/**
 * @param {Uint8Array} digits
 * @param {Set<string>} rules of `Policy.weak`
 * @returns {boolean} whether one of the rules calls the PIN weak
 */
export function isWeak(digits, rules) {
  return (rules.has("repeats") && repeats(digits))
    || (rules.has("sequences") && isSequence(digits))
    || (rules.has("dates") && isDate(digits));
}

/** 11111, and what is made of one short piece: 121212, 123123. */
function repeats(digits) {
  for (let period = 1; period <= Math.max(1, digits.length >> 1); period += 1) {
    const rest = digits.subarray(period);
    if (rest.length > 0 && rest.every((digit, at) => digit === digits[at])) return true;
  }
  return false;
}

/** 12345, 98765 and 67890: up or down by one from each digit to the next, round the pad. */
function isSequence(digits) {
  if (digits.length < 2) return true;
  const step = (at) => (digits[at] - digits[at - 1] + 10) % 10;
  const first = step(1);
  if (first !== 1 && first !== 9) return false;
  return digits.every((_, at) => at === 0 || step(at) === first);
}

/** A day, a month and a year of two or four digits in any usual order, or a day and a month. */
function isDate(digits) {
  const number = (start, length) =>
    digits.subarray(start, start + length).reduce((sum, digit) => sum * 10 + digit, 0);
  const within = (value, most) => value >= 1 && value <= most;
  const isDay = (first, second) => {
    const [a, b] = [number(first, 2), number(second, 2)];
    return (within(a, 31) && within(b, 12)) || (within(a, 12) && within(b, 31));
  };
  const isYear = (start) => number(start, 4) >= 1900 && number(start, 4) <= 2099;
  switch (digits.length) {
    case 4: return isDay(0, 2) || isYear(0);
    case 6: return isDay(0, 2) || isDay(2, 4);
    case 8: return (isDay(0, 2) && isYear(4)) || (isYear(0) && isDay(4, 6));
    default: return false;
  }
}
