/** Chances as people write them: never a plain 0 for what can happen, nor 100 for what may fail. */
export function percentIn(language: string): (chance: number, short?: boolean) => string {
  const tenths = new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const whole = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  return (chance, short = false) => {
    if (chance <= 0) return whole.format(0);
    if (chance >= 1 - 1e-12) return whole.format(1);
    const format = short ? whole : tenths;
    const step = short ? 0.01 : 0.001;
    if (chance < step / 2) return `<${format.format(step)}`;
    if (chance > 1 - step / 2) return `>${format.format(1 - step)}`;
    return format.format(chance);
  };
}

export function signedIn(language: string): (value: number, percent: boolean) => string {
  const plain = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: "exceptZero",
  });
  const points = new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  return (value, percent) => (percent ? points : plain).format(value);
}
