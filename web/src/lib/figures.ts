/**
 * Numbers, chances, days and hours as the page writes them: 44 %, 1,234.5, 20 November 2026, 09:05;
 * in Russian 1 234,5 and 20 ноября 2026 г.
 */

/** A narrow line does not part a number from its sign. */
const PER_CENT = "\u00a0%";

/** English as in the rest of the page: the day before the month. */
const localeOf = (language: string): string => (language === "en" ? "en-GB" : language);

/** So many places after the point, no more and, if so said, fewer. */
export function figuresIn(language: string, most = 0, least = most): (value: number) => string {
  const format = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  return (value) => format.format(value);
}

/** Chances as people write them: never a plain 0 for what can happen, nor 100 for what may fail. */
export function percentIn(language: string): (chance: number, short?: boolean) => string {
  const tenths = figuresIn(language, 1);
  const whole = figuresIn(language);
  return (chance, short = false) => {
    if (chance <= 0) return whole(0) + PER_CENT;
    if (chance >= 1 - 1e-12) return whole(100) + PER_CENT;
    const figure = short ? whole : tenths;
    const step = short ? 1 : 0.1;
    const number = 100 * chance;
    if (number < step / 2) return `<${figure(step)}${PER_CENT}`;
    if (number > 100 - step / 2) return `>${figure(100 - step)}${PER_CENT}`;
    return figure(number) + PER_CENT;
  };
}

/** What something gains or loses, with its sign. */
export function signedIn(language: string): (value: number, percent: boolean) => string {
  const formatOf = (places: number) =>
    new Intl.NumberFormat(localeOf(language), {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
      signDisplay: "exceptZero",
    });
  const plain = formatOf(2);
  const points = formatOf(1);
  return (value, percent) => (percent ? points.format(100 * value) + PER_CENT : plain.format(value));
}

/** "20 November", with the year where it may be another. */
export function dayIn(language: string, year = false): (time: number) => string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: "numeric",
    month: "long",
    ...(year && { year: "numeric" }),
  });
  return (time) => format.format(time);
}

/** "09:05" */
export function clockIn(language: string): (time: number) => string {
  const format = new Intl.DateTimeFormat(localeOf(language), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return (time) => format.format(time);
}
