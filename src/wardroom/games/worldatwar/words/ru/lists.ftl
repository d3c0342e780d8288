## Стол в списке: сценарий, стороны и как далеко зашла игра

worldatwar-progress = бой, раунд { $round }
worldatwar-new-choice-scenario-denmark-strait = Датский пролив
worldatwar-new-choice-scenario-end-of-bismarck = Конец «Бисмарка»
worldatwar-new-choice-scenario-matapan = Мыс Матапан
worldatwar-new-choice-scenario-north-cape = Нордкап
worldatwar-new-choice-scenario-coral-sea = Коралловое море
worldatwar-new-choice-scenario-midway = Мидуэй
worldatwar-new-choice-scenario-guadalcanal = Гуадалканал, ноябрь 1942
worldatwar-new-choice-scenario-surigao-strait = Пролив Суригао
worldatwar-new-choice-scenario-meeting = Встреча в море
worldatwar-new-choice-scenario-own = Своя операция
nation-allies = Союзники
nation-britain = Великобритания
nation-germany = { nation-de }
nation-italy = { nation-it }
nation-japan = { nation-jp }
nation-united-states = { nation-us }
