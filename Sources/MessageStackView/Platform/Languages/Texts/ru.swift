extension LanguageTexts {
    static let ru = """
        dismiss: Закрыть
        dismissPost: Закрыть «%@»
        information: Информация
        success: Успешно
        warning: Предупреждение
        error: Ошибка
        available: Доступно: %@
        times.few: %d раза
        times.other: %d раз
        ok: OK
        cancel: Отменить
        email: Эл. почта
        password: Пароль
        oneTimeCode: Код
        name: Имя
        choose: Выбрать
        requiredField: Это поле обязательно
        invalidEmail: Введите верный адрес эл. почты
        invalidNumber: Введите число
        rating: %1$d из %2$d
        unrated: Без оценки
        undo: Отменить
        copy: Скопировать
        inProgress: Выполняется
        more.other: Ещё %d
        showLess: Показать меньше
        showMore: Показать больше
        clearAll: Очистить все
        noInternetTitle: Нет подключения к интернету
        noInternetSubtitle: Проверьте подключение и повторите попытку
        """
}
